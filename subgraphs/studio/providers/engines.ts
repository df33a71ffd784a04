import { lazily } from '../../kit/async/lazily.ts'
import type { ServiceHost } from '../../kit/service/subgraph.ts'
import type { CompanyProvider, StandIn } from '../../kit/upstream/provider.ts'
import { type ServicePorts, servicePorts } from '../../kit/upstream/servicePorts.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'
import { openMediaA } from './a/client.ts'
import { mediaA } from './a/provider.ts'
import { openMediaB } from './b/client.ts'
import { mediaB } from './b/provider.ts'
import { openMediaC } from './c/client.ts'
import { mediaC } from './c/provider.ts'
import type { Company } from './company.ts'
import { openMediaD } from './d/client.ts'
import { mediaD } from './d/provider.ts'
import { openMediaE } from './e/client.ts'
import { mediaE } from './e/provider.ts'
import { openMediaF } from './f/client.ts'
import { mediaF } from './f/provider.ts'
import { givingStills } from './givingStills.ts'
import type { MediaModel } from './order.ts'
import type { MediaProvider, MediaProviders } from './provider.ts'
import type { COMPANY_MODELS, ProviderSettings } from './settings.ts'

/** Dependencies of the media providers. */
export type ProviderHost = Pick<
  ServiceHost<ProviderSettings>,
  'settings' | 'log' | 'now' | 'providers' | 'outbound' | 'deriveKey' | 'blobs'
>

/** Folder of the stand-ins' source pictures in the service's part of the store; renaming it would orphan stored pictures. */
const GIVEN = 'sandbox'

type Prefix = keyof typeof COMPANY_MODELS

/**
 * Time-out of one response, in milliseconds: some companies generate a picture during the request. Shorter than the
 * lease of a job's step.
 */
const TIMEOUT_MS = 100_000

/** Connects to the media companies, or starts their stand-ins. On failure, those already started are stopped. */
export async function openMediaProviders(host: ProviderHost): Promise<MediaProviders> {
  const { settings, log, outbound } = host
  const workshop = lazily(async () => {
    const { openWorkshop } = await import('../../../stand-ins/media/workshop.ts')
    const made = openWorkshop({
      seed: host.providers.seed,
      // The label is part of the key: another one would fail the jobs that are under way.
      key: host.deriveKey('studio.mediaSandbox'),
      blobs: host.blobs.within(GIVEN),
      log,
      now: host.now,
    })
    stopWorkshop = () => made.stop()
    return made
  })
  let stopWorkshop = () => {}
  const ports = servicePorts(host)
  ports.atStop(() => stopWorkshop())
  const { stop } = ports
  async function open(company: Prefix, provider: CompanyProvider, register: StandIn['register']): Promise<Company> {
    const upstream = await ports.open([provider], { kind: 'sandbox', register }, TIMEOUT_MS)
    const names = settings[`${company}_MODELS`]
    return { upstream, outbound, modelName: (ours) => names.get(ours) ?? ours }
  }
  try {
    const { DASHSCOPE_ASYNC_HEADER: asyncHeader } = settings
    const a = openMediaA(
      await open('OPENAI', mediaA, async (app) =>
        (await import('../../../stand-ins/media/a.ts')).mediaAStandIn(app, await workshop()),
      ),
    )
    const b = openMediaB(
      await open('GEMINI', mediaB, async (app) =>
        (await import('../../../stand-ins/media/b.ts')).mediaBStandIn(app, await workshop()),
      ),
    )
    const c = openMediaC(
      await open('DASHSCOPE', mediaC, async (app) =>
        (await import('../../../stand-ins/media/c.ts')).mediaCStandIn(app, await workshop(), asyncHeader),
      ),
      asyncHeader,
    )
    const d = openMediaD(
      await open('XAI', mediaD, async (app) =>
        (await import('../../../stand-ins/media/d.ts')).mediaDStandIn(app, await workshop()),
      ),
    )
    const e = openMediaE(
      await open('MODELARK', mediaE, async (app) =>
        (await import('../../../stand-ins/media/e.ts')).mediaEStandIn(app, await workshop()),
      ),
    )
    const companyF = await open('BFL', mediaF, async (app) =>
      (await import('../../../stand-ins/media/f.ts')).mediaFStandIn(app, await workshop()),
    )
    const f = openMediaF(companyF, await openRegions(host, ports))
    const makers: Readonly<Record<MediaModel, MediaProvider>> = {
      'video-a': a,
      'video-a-pro': a,
      'image-a': a,
      'image-a2': a,
      'video-b': b,
      'video-b-fast': b,
      'image-b': b,
      'image-b-pro': b,
      'video-c': c,
      'video-d': d,
      'image-c': d,
      'video-e': e,
      'video-e-fast': e,
      'image-d': f,
    }
    return { of: (model) => givingStills(makers[model]), listings: ports.listings, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The regional hosts of company F, called with its key. */
function openRegions({ settings }: ProviderHost, ports: ServicePorts): Promise<readonly Upstream[]> {
  return Promise.all(settings.BFL_HOSTS.map((host) => ports.connect(mediaF, `https://${host}`, TIMEOUT_MS)))
}
