import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ROUTER_SETTINGS } from '../../router/config/settings.ts'
import { SUBGRAPHS } from '../../router/services.ts'
import { type Manifest, renderChart } from './renderChart.ts'

const CHART = fileURLToPath(new URL('../../deploy/helm/tollgraph', import.meta.url))

const manifests = renderChart(CHART, 'shop', () => {})

function named(kind: string, name: string): Manifest {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
  if (!found) throw new Error(`The chart has no ${kind} ${name}`)
  return found
}

const deployments = manifests.filter(({ kind }) => kind === 'Deployment')
const workloads = [...deployments, named('Job', 'shop-migrate')]

describe('the chart', () => {
  it('has routers, jobs and the three services with ports of their own', () => {
    const names = deployments.map(({ metadata }) => metadata.name).sort()
    expect(names).toEqual(['shop-api', 'shop-domains', 'shop-jobs', 'shop-mail', 'shop-upload'])
    const policy = 'networking.k8s.io/v1'
    expect(manifests.filter(({ apiVersion }) => apiVersion === policy)).toHaveLength(4)
    expect(named('PodDisruptionBudget', 'shop-api').spec.maxUnavailable).toBe(1)
  })

  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'has a valid %s',
    async (_name, manifest) => {
      const group = manifest.apiVersion === 'v1' ? 'v1' : manifest.apiVersion
      const models = (await import(`kubernetes-models/${group}`)) as Record<string, new (data: Manifest) => Model>
      const Kind = models[manifest.kind]
      if (!Kind) throw new Error(`Kubernetes has no ${manifest.kind} in ${manifest.apiVersion}`)
      new Kind(manifest).validate()
    },
  )

  it.each(workloads)(
    'runs $metadata.name without rights, on a read-only root, with what it writes to mounted',
    ({ spec }) => {
      const { securityContext, containers, volumes, enableServiceLinks } = spec.template.spec
      // A Service named `metrics` would set METRICS_PORT.
      expect(enableServiceLinks).toBe(false)
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 })
      for (const container of containers) {
        expect(container.securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
          '/data',
          '/tmp',
        ])
        expect(container.resources.limits.memory).toBeTruthy()
      }
      expect(volumes).toHaveLength(2)
      expect(spec.template.metadata.labels).toMatchObject(spec.selector?.matchLabels ?? {})
    },
  )

  it('sends traffic to ports that exist', () => {
    for (const { metadata, spec } of manifests.filter(({ kind }) => kind === 'Service')) {
      const pods = deployments.filter(({ spec: { template } }) =>
        Object.entries(spec.selector).every(([label, value]) => template.metadata.labels[label] === value),
      )
      expect(pods.map((pod) => pod.metadata.name)).toEqual([metadata.name])
      const ports = pods[0]?.spec.template.spec.containers[0].ports.map(({ name }: { name: string }) => name)
      for (const { targetPort } of spec.ports) expect(ports).toContain(targetPort)
    }
  })

  it('names settings that exist', () => {
    const known = new Set([ROUTER_SETTINGS, ...SUBGRAPHS.map(({ settings }) => settings)].flatMap(Object.keys))
    const inEnvironment = deployments.flatMap(({ spec }) =>
      (spec.template.spec.containers[0].env ?? []).map(({ name }: { name: string }) => name),
    )
    const named = [...Object.keys(manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {}), ...inEnvironment]
    expect(named.filter((name) => !known.has(name))).toEqual([])
    expect(named).toContain('DOMAINS_SUBGRAPH_URL')
  })

  it('gives the keys of settlements to processes of their own, where that is asked for', () => {
    const apart = renderChart(CHART, 'shop', (values) => {
      values.settlement.enabled = true
      values.settlement.addresses = '0x0000000000000000000000000000000000000002'
    }).filter(({ kind }) => kind === 'Deployment')
    const containerOf = (name: string) =>
      apart.find(({ metadata }) => metadata.name === name)?.spec.template.spec.containers[0]
    const keys = [{ secretRef: { name: 'tollgraph-settlement' } }]
    expect(containerOf('shop-settlement').envFrom).toEqual(expect.arrayContaining(keys))
    expect(containerOf('shop-settlement').env).toContainEqual({ name: 'SETTLEMENT', value: 'worker' })
    for (const name of ['shop-api', 'shop-jobs']) {
      expect(containerOf(name).envFrom).not.toEqual(expect.arrayContaining(keys))
      expect(containerOf(name).env).toEqual(
        expect.arrayContaining([
          { name: 'SETTLEMENT', value: 'queue' },
          { name: 'SETTLERS', value: '0x0000000000000000000000000000000000000002' },
        ]),
      )
    }
    expect(deployments.some(({ metadata }) => metadata.name === 'shop-settlement')).toBe(false)
  })

  it('migrates before the rest is installed or upgraded, or by each process where that is asked for', () => {
    const job = named('Job', 'shop-migrate')
    const [container] = job.spec.template.spec.containers
    expect(job.metadata.annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' })
    expect(container.command).toEqual(['node', 'scripts/tollgraph.mjs', 'migrate'])
    expect(named('ConfigMap', 'shop-settings').data.MIGRATE_AT_START).toBe('false')
    // What a hook needs must exist before the release: the Secret does, the ConfigMap does not.
    expect(container.envFrom).toBeUndefined()
    const without = renderChart(CHART, 'shop', (values) => {
      values.migrate.enabled = false
    })
    expect(without.some(({ kind }) => kind === 'Job')).toBe(false)
    expect(without.find(({ kind }) => kind === 'ConfigMap')?.data.MIGRATE_AT_START).toBeUndefined()
  })

  it('scales routers on requests in flight where an adapter provides them, and by hand without autoscaling', () => {
    const scaled = renderChart(CHART, 'shop', (values) => {
      values.api.autoscaling.inFlight = 200
    })
    const scaler = scaled.find(({ kind }) => kind === 'HorizontalPodAutoscaler')
    expect(scaler?.spec.metrics[1].pods.metric.name).toBe('tollgraph_requests_in_flight')
    const fixed = renderChart(CHART, 'shop', (values) => {
      values.api.autoscaling.enabled = false
    })
    expect(fixed.some(({ kind }) => kind === 'HorizontalPodAutoscaler')).toBe(false)
    expect(fixed.find(({ metadata }) => metadata.name === 'shop-api')?.spec.replicas).toBe(2)
    expect(named('Deployment', 'shop-api').spec.replicas).toBeUndefined()
  })
})

interface Model {
  /** Throws where the object is not valid by Kubernetes' own schema. */
  validate(): void
}
