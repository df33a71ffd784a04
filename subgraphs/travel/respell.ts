type Members = Readonly<Record<string, unknown>>

// Members that the GDS's document spells in two ways: one in its schemas, another in its examples.

/** `cancellation` of an offer's policies, one object, as a list in `cancellations`. */
export const cancellationsAsList = respelling(['data', 'offers', 'policies'], ({ cancellation, ...rest }) =>
  cancellation === undefined ? rest : { cancellations: [cancellation], ...rest },
)

/** `longiture` of a recommended city. */
export const placeOfRecommended = respelling(['data', 'geoCode'], ({ longiture, ...rest }) =>
  longiture === undefined ? rest : { longitude: longiture, ...rest },
)

/** `offset` of a city's clocks. */
export const offsetOfClocks = respelling(['data', 'timeZone'], ({ offset, ...rest }) =>
  offset === undefined ? rest : { offSet: offset, ...rest },
)

/** Replaces the objects at a path of members in an answer; lists on the way are entered. */
function respelling(path: readonly string[], respell: (found: Members) => Members): (body: unknown) => unknown {
  return (body) => replacedAt(body, path, respell)
}

function replacedAt(value: unknown, path: readonly string[], respell: (found: Members) => Members): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => replacedAt(item, path, respell))
  if (!isMembers(value)) return value
  const [name, ...rest] = path
  if (name === undefined) return respell(value)
  return name in value ? { ...value, [name]: replacedAt(value[name], rest, respell) } : value
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null
}
