/**
 * Takes the indexes on tables that exist already out of a script of Prisma's: `rest` runs in a transaction, `builds` while
 * others write. Either is null where nothing is left of it.
 */
export function splitIndexBuilds(sql) {
  const created = new Set([...sql.matchAll(/^CREATE TABLE (\S+)/gm)].map(([, table]) => table))
  const blocks = sql.trim().split(/\n\n(?=-- )/)
  const isBuild = (block) => {
    const index = INDEX.exec(block)
    return index !== null && !created.has(index[3])
  }
  const builds = blocks.filter(isBuild).map((block) => block.replace(INDEX, CONCURRENTLY))
  const rest = blocks.filter((block) => !isBuild(block))
  return {
    rest: rest.length > 0 ? `${rest.join('\n\n')}\n` : null,
    builds: builds.length > 0 ? `${MARK}\n${builds.join('\n\n')}\n` : null,
  }
}

const INDEX = /^(CREATE (?:UNIQUE )?INDEX) ("[^"]+" ON ("[^"]+"(?:\."[^"]+")?))/m
const CONCURRENTLY = '$1 CONCURRENTLY IF NOT EXISTS $2'
const MARK = '-- @concurrent: the tables have rows'
