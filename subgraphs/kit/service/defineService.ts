import type { z } from 'zod'
import type { ServiceName } from '../../../schema/services.ts'
import { companySettings } from '../upstream/company.ts'
import type { Ports } from '../upstream/port.ts'
import type { RunnableTopic, ServiceHost, SettingShape, StartedService } from './subgraph.ts'

/** The running part of a service: what its fields do, and how it starts. */
export interface ServiceParts<Engines, Shape extends SettingShape> {
  readonly topics: readonly RunnableTopic<Engines>[]
  start(host: ServiceHost<z.output<z.ZodObject<Shape>>>): Promise<StartedService<Engines>>
}

/**
 * The declaration of a service. Everything that lists services reads it: settings and their pages, the boot, the command
 * line, import rules.
 */
export interface ServiceDeclaration<Engines, Shape extends SettingShape> {
  readonly name: ServiceName
  /** Path of the service's SDL without its extension: `schema.graphql`, or a folder `schema` with several files. */
  readonly schema: URL
  /** Its settings; a declared service has those of its companies too. */
  readonly settings: Shape
  /** What it needs of companies and other servers. */
  readonly ports: Ports
  /** Loads the code of the service: only a process that runs it does. */
  load(): Promise<ServiceParts<Engines, Shape>>
}

/** A declared service, of any engines and settings. */
export type Service = ServiceDeclaration<unknown, SettingShape>

/**
 * Declares a service.
 *
 * @example
 *   export const weather = defineService({
 *     name: 'weather',
 *     schema: new URL('schema', import.meta.url),
 *     settings: weatherSettings,
 *     ports: { forecasts: { gives: 'weather forecasts', companies: [openMeteo] } },
 *     load: () => import('./topics.ts'),
 *   })
 */
export function defineService<Engines, Shape extends SettingShape>(
  declaration: ServiceDeclaration<Engines, Shape>,
): Service {
  const companies = Object.values(declaration.ports).flatMap((port) => port.companies ?? [])
  const settings = { ...declaration.settings, ...Object.assign({}, ...companies.map(companySettings)) }
  // What `load` returns fits itself: its topics get the engines that its own start made.
  return { ...declaration, settings } as unknown as Service
}
