import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, openBrowser } from '../../../../subgraphs/enrich/web/browser/browser.ts'
import { findChromium } from '../../../../subgraphs/enrich/web/browser/findChromium.ts'
import { openOutbound } from '../../../../subgraphs/kit/net/outbound/outbound.ts'
import { type Stranger, startStranger } from '../../../kit/outbound/servers.ts'

const executablePath = findChromium(undefined)

let stranger: Stranger
let inside: Stranger
let asked: string[] = []
let browser: Browser

const PAGES: Record<string, (response: ServerResponse) => void> = {
  '/scripts': page(`<p id="a">before</p><script>
    fetch('/data').then((answer) => answer.text()).then((text) => { document.getElementById('a').textContent = text })
  </script>`),
  '/data': (response) => response.end('after'),
  '/endless': page('<p>endless</p><script>setTimeout(() => { for (;;) {} }, 10)</script>'),
  '/away': page(`<script>location.href = 'file:///etc/hostname'</script><p>stayed</p>`),
  '/download': (response) => response.setHeader('content-type', 'application/octet-stream').end('file'),
  '/talks': page(`<p id="said">nothing</p><script>
    const report = []
    const tell = (text) => { report.push(text); document.getElementById('said').textContent = report.join(' ') }
    open('/popup'); alert('hello')
    tell('rtc:' + typeof RTCPeerConnection)
    tell('worker:' + ('serviceWorker' in navigator))
  </script>`),
}

/** The command line of a browser that this process started; empty for any other process, and for one that has ended. */
function argumentsOf(pid: string): string[] {
  try {
    const parent = /\nPPid:\t(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    const given = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return parent === String(process.pid) && given.includes('--remote-debugging-pipe') ? given : []
  } catch {
    return []
  }
}

function page(body: string) {
  return (response: ServerResponse) => response.setHeader('content-type', 'text/html').end(`<!doctype html>${body}`)
}

/** Everything that a page can do to reach a place that it should not. */
function attack(): string {
  const place = `127.0.0.1:${inside.port}`
  return `<img src="http://${place}/image"><iframe src="http://${place}/frame"></iframe>
    <link rel="stylesheet" href="http://localhost:${inside.port}/style"><link rel="preconnect" href="http://${place}">
    <script src="http://rebind.example:${inside.port}/script"></script>
    <img src="/redirect"><object data="http://${place}/object"></object>
    <p id="said">tried</p><script>
      fetch('http://${place}/fetch', { mode: 'no-cors' }).catch(() => {})
      fetch('http://[::1]:${inside.port}/six', { mode: 'no-cors' }).catch(() => {})
      navigator.sendBeacon('http://${place}/beacon')
      new WebSocket('ws://${place}/socket')
      new EventSource('http://${place}/events')
      new Worker(URL.createObjectURL(new Blob(["fetch('http://${place}/worker', { mode: 'no-cors' })"])))
    </script>`
}

beforeAll(async () => {
  inside = await startStranger((message, response) => {
    asked.push(message.url ?? '')
    response.setHeader('access-control-allow-origin', '*').end('secret')
  })
  stranger = await startStranger((message: IncomingMessage, response) => {
    if (message.url === '/attack') return page(attack())(response)
    if (message.url === '/redirect')
      return response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/redirected` }).end()
    const found = PAGES[message.url ?? '']
    if (found) found(response)
    else response.writeHead(404).end()
  })
  const outbound = openOutbound({
    allow: [`127.0.0.1:${stranger.port}`],
    resolve: async () => ['127.0.0.1'],
    userAgent: 'Test/1.0',
  })
  browser = openBrowser({
    executablePath: executablePath ?? '',
    pages: 2,
    isSandboxed: process.getuid?.() !== 0,
    outbound,
    log: pino({ level: 'silent' }),
  })
})

afterAll(async () => {
  await browser.stop()
  await stranger.stop()
  await inside.stop()
})

describe.skipIf(executablePath === null)('the browser', () => {
  const show = (path: string, timeoutMs = 15_000) => browser.render(`${stranger.url}${path}`, { timeoutMs })

  it('shows pages as their scripts leave them', async () => {
    expect((await show('/scripts')).html).toContain('<p id="a">after</p>')
  })

  it('disables what Playwright disables, and more', async () => {
    await show('/scripts')
    const given = readdirSync('/proc')
      .flatMap(argumentsOf)
      .filter((one) => one.startsWith('--disable-features='))
    const [byPlaywright = [], own = []] = given.map((one) => one.slice(one.indexOf('=') + 1).split(','))
    // Chromium regards the last one only.
    expect(given).toHaveLength(2)
    expect(byPlaywright.length).toBeGreaterThan(5)
    expect(byPlaywright.filter((feature) => !own.includes(feature))).toEqual([])
  })

  it('reaches nothing that a page may not, whatever it tries', async () => {
    asked = []
    expect((await show('/attack')).html).toContain('tried')
    expect(asked).toEqual([])
  })

  it('has no calls between peers, and closes what pops up', async () => {
    expect((await show('/talks')).html).toContain('rtc:undefined')
  })

  it('does not leave the web', async () => {
    const shown = await show('/away')
    expect(shown.url).toBe(`${stranger.url}/away`)
    expect(shown.html).toContain('stayed')
  })

  it('downloads nothing', async () => {
    await expect(show('/download')).rejects.toMatchObject({ code: 'UPSTREAM' })
  })

  it('gives up on a page that never rests, and shows the next one', async () => {
    await expect(show('/endless', 1_500)).rejects.toMatchObject({ code: 'UPSTREAM' })
    expect((await show('/scripts')).html).toContain('after')
  })

  it('shows several at once, and no more than it may', async () => {
    const shown = await Promise.all(Array.from({ length: 4 }, () => show('/scripts')))
    expect(shown.map(({ html }) => html.includes('after'))).toEqual([true, true, true, true])
  })

  it('does not wait for ever for its turn', async () => {
    const busy = [show('/endless', 2_000), show('/endless', 2_000)]
    await expect(show('/scripts', 200)).rejects.toThrow('too much to do')
    await Promise.allSettled(busy)
  })
})
