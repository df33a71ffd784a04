/** The files of a small site, as web designers make them: every page needs its stylesheet, script, image and data. */
export function samplePage(version: string): Record<string, string> {
  return {
    'index.html': page(`Version ${version}`, '<a href="/about">About</a> <a href="/guide">Guide</a>'),
    'about.html': page('About us'),
    'guide/index.html': page('The guide', '<a href="chapter">First chapter</a>'),
    'guide/chapter.html': page('First chapter'),
    '404.html': page('Nothing here'),
    'css/style.css': 'h1 { color: rgb(1, 2, 3); background: url("../img/logo.svg") }',
    'js/app.js': `import { said } from './words.mjs'
      const { version } = await (await fetch('/data.json')).json()
      document.body.dataset.said = said(version)`,
    'js/words.mjs': "export const said = (version) => 'It is ' + version",
    'data.json': JSON.stringify({ version }),
    'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"><rect width="7" height="5"/></svg>',
  }
}

function page(title: string, body = ''): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <link rel="icon" href="/img/logo.svg">
    <link rel="stylesheet" href="/css/style.css">
    <script type="module" src="/js/app.js"></script>
  </head>
  <body><h1>${title}</h1><img id="logo" src="/img/logo.svg" alt="">${body}</body>
</html>`
}
