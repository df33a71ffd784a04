import { z } from 'zod'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { get } from '../../../kit/upstream/request.ts'
import { aviationweather } from '../../companies.ts'
import { aviationWeatherPort } from './port.ts'

/** AviationWeather: reports and forecasts of airports, without a key. */
export const aviationWeatherProvider: CompanyProvider = {
  company: aviationweather,
  name: 'weather',
  naming: 'SNAKE_CASE',
  // The company may block clients that do not name themselves.
  authorize: () => () => ({ 'user-agent': 'tollgraph' }),
  adapt: (company) => aviationWeatherPort(company),
  probe: {
    request: get('/api/data/metar', { ids: 'KJFK', format: 'json' }),
    check: (body) => (Reports.safeParse(body).success ? null : 'the answer is no list of reports'),
  },
}

const Reports = z.array(z.object({ icaoId: z.string(), rawOb: z.string(), obsTime: z.number() })).min(1)
