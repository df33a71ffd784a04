import { type Stranger, startStranger } from '../../../kit/outbound/servers.ts'

/** A stranger's site, and what was asked of it. */
export interface TestSite extends Stranger {
  readonly asked: string[]
}

const LIGHTHOUSES = `<p>Lighthouses guide ships past rocks and shoals at night, and have done so for more than two thousand years.</p>
  <p>The tallest lighthouse of the coast is eighty-three metres tall. Its lamp is seen from forty kilometres away.</p>
  <p>Keepers lived in the tower with their families, and carried oil up three hundred steps every evening.</p>`
const BEACONS = `<p>Beacons and lighthouses warn ships of rocks. Before there were lamps, fires of wood burnt on towers of stone.</p>
  <p>A lighthouse keeper lit the lamp of the tower at dusk, and put it out at dawn, in every weather.</p>`
const BREAD = `<p>Bread is made of flour, water, salt and yeast. The dough rests for an hour before it goes into the oven.</p>
  <p>Bakers begin in the middle of the night, so that the bread is warm when the shop opens.</p>`

const PAGES: Readonly<Record<string, { readonly type?: string; readonly status?: number; readonly body: string }>> = {
  '/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /keep-out\nSitemap: /sitemap.xml\n' },
  '/sitemap.xml': { type: 'application/xml', body: '<urlset><url><loc>/listed</loc></url></urlset>' },
  '/': {
    body: page(
      'Coast',
      '<p>Stories of the coast.</p><a href="/lighthouses">Towers</a> <a href="/bread#top">Bread</a> <a href="/keep-out/x">No</a> <a href="/old">Old</a> <a href="/gone">Gone</a> <a href="/admin/login">Log in</a>',
    ),
  },
  '/lighthouses': { body: page('Lighthouses', LIGHTHOUSES, '<meta property="og:type" content="article">') },
  '/beacons': { body: page('Beacons', BEACONS) },
  '/bread': { body: page('Bread', `${BREAD}<a href="/beacons">Beacons</a>`) },
  '/listed': {
    body: page('Listed', '<p>Only the sitemap knows of this page, which no other page links to at all.</p>'),
  },
  '/unlisted': {
    body: page(
      'Unlisted',
      '<p>Nobody finds the unlisted zeppelin in a search.</p>',
      '<meta name="robots" content="noindex">',
    ),
  },
  '/keep-out/x': { body: page('Kept', '<p>The hidden zeppelin is behind robots.txt and found by nobody.</p>') },
  '/secret': { body: page('Secret', '<p>A zeppelin with a key in its address.</p>') },
  '/scripted': {
    body: page(
      'Scripted',
      '<p id="x">plain</p><script>document.getElementById("x").textContent = "Words of a script"</script>',
    ),
  },
  '/picture.png': { type: 'image/png', body: 'PNG' },
  '/old': { status: 301, body: '/lighthouses' },
  '/inside': { status: 302, body: 'http://169.254.169.254/' },
}

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html><head><title>${title}</title>${head}</head><body><article><h1>${title}</h1>${body}</article></body></html>`
}

/** Starts it. */
export async function startSite(): Promise<TestSite> {
  const asked: string[] = []
  const stranger = await startStranger((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    asked.push(path)
    const { type = 'text/html; charset=utf-8', status = 200, body } = PAGES[path] ?? { status: 404, body: 'none' }
    if (status > 300 && status < 400) return response.writeHead(status, { location: body }).end()
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  return { ...stranger, asked }
}
