// Imported first, and written in syntax that an old Node can parse, so that it can report the required version.

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Tollgraph needs Node 20.19 or newer; this is ${process.version}.\n`)
  process.exit(1)
}
