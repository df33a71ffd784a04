/** A page's content; every path is relative to the page. */
export interface Document {
  readonly title: string
  /** For search engines and registries. */
  readonly description?: string
  /** URL of the icon; by default beside the page. */
  readonly icon?: string
  readonly styles: readonly string[]
  /** Run in this order, after the document is parsed. */
  readonly scripts: readonly Script[]
  /** HTML. */
  readonly body: string
}

export interface Script {
  readonly path: string
  readonly type: 'module' | 'classic'
}

/** Renders a document without inline scripts or styles, which the pages' policies refuse. */
export function html({ title, description, icon = 'favicon.svg', styles, scripts, body }: Document): string {
  const tags = [
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}">`] : []),
    ...styles.map((path) => `<link rel="stylesheet" href="${escapeHtml(path)}">`),
    ...scripts.map(
      ({ path, type }) =>
        `<script ${type === 'module' ? 'type="module"' : 'defer'} src="${escapeHtml(path)}"></script>`,
    ),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${escapeHtml(icon)}" type="image/svg+xml">
${tags.join('\n')}
</head>
<body>
${body}
${scripts.length > 0 ? '<noscript><p>This page needs JavaScript.</p></noscript>\n' : ''}</body>
</html>
`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
