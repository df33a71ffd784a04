import fc from 'fast-check'
import { disbursementMark } from '../../../prisma/ledger/disbursementMark.ts'
import { atomicUsdc, formatUsd } from '../../../schema/money.ts'
import { type BookedPayment, readBooks } from './books.ts'
import type { Mishap } from './lifeline.ts'
import { checkAlways } from './promises.ts'
import { DEED_FATES, FATES } from './shop.ts'
import { ATTEMPTS, type Attempt, NETWORK } from './token.ts'
import { FUNDS, type Heard, ROUTERS, type World } from './world.ts'

/** What one party does. */
export type Action =
  | {
      readonly do: 'buy'
      readonly payer: number
      readonly text: string
      readonly scheme: string
      readonly name: string | null
      readonly attempts: readonly Attempt[]
      readonly router: number
      readonly mishap: Mishap | null
    }
  /** A credential comes again, perhaps with another request. */
  | {
      readonly do: 'repeat'
      readonly which: number
      readonly text: string | null
      readonly router: number
      readonly mishap: Mishap | null
    }
  | { readonly do: 'sweep'; readonly router: number; readonly mishap: Mishap | null }
  /** A service asks for a refund; `share` is of the line, in quarters. */
  | {
      readonly do: 'refund'
      readonly which: number
      readonly line: number
      readonly key: string | null
      readonly share: number | null
      readonly attempts: readonly Attempt[]
      readonly router: number
      readonly mishap: Mishap | null
    }

/** Everything that has happened over all runs, so that a test can tell whether it tested anything. */
export const seen = new Set<string>()

async function perform(world: World, action: Action): Promise<void> {
  const router = world.routers[action.router]
  if (!router) throw new Error(`There is no router ${action.router}`)
  switch (action.do) {
    case 'buy': {
      const purchase = await world.sign(action.text, action)
      if (!purchase) return
      if (action.mishap) router.lifeline.plan(action.mishap)
      return note('buy', await world.send(router, purchase))
    }
    case 'repeat': {
      const purchase = latest(world.purchases, action.which)
      if (!purchase) return
      if (action.mishap) router.lifeline.plan(action.mishap)
      return note('repeat', await world.send(router, purchase, action.text ?? purchase.text))
    }
    case 'sweep':
      return world.sweep(router, action.mishap)
    case 'refund': {
      const payments = (await readBooks(world.db.pool)).filter(({ settled }) => settled !== null)
      const payment = latest(payments, action.which)
      const line = payment?.lines[action.line % payment.lines.length]
      if (!payment || !line) return
      const key = action.key ?? undefined
      // A part has a name of its own.
      const isWhole = action.share === null || key === undefined
      const usd = isWhole ? undefined : formatUsd(atomicUsdc((line.amount * BigInt(action.share ?? 4)) / 4n))
      const { scheme, payer, nonce } = payment
      const paid = { scheme, network: NETWORK, payer, nonce }
      world.token.plan(disbursementMark(paid, key ?? String(line.position)), action.attempts)
      world.jobs.push({ actId: `${payment.id}:${line.position}`, key, usd, reason: 'The service says so' })
      await world.work(router, action.mishap)
      return
    }
  }
}

/** The last one, or one so many places before it. */
function latest<Item>(items: readonly Item[], back: number): Item | undefined {
  return items.length === 0 ? undefined : items[items.length - 1 - (back % items.length)]
}

function note(what: string, heard: Heard): void {
  seen.add(`${what}: ${heard.kind}${heard.kind === 'refused' ? ` ${heard.error.code}` : ''}`)
}

/** Lets the routers live on after what was planned for them did or did not happen. */
async function settleDown(world: World): Promise<void> {
  for (const { lifeline } of world.routers) lifeline.plan(null)
  world.replaceLost()
  noteBooks(await checkAlways(world))
}

/** Remembers where payments came by. */
export function noteBooks(books: readonly BookedPayment[]): void {
  for (const { steps, refunds } of books) {
    for (const [from, to] of steps) seen.add(from === 'FAILED' ? 'taken after it was given up' : to)
    for (const refund of refunds) seen.add(`refund: ${refund.state}`)
  }
}

type Model = Record<string, never>
/** One step of a run. */
export type Command = fc.AsyncCommand<Model, World>

/** One thing after the other. */
class Alone implements Command {
  readonly action: Action
  constructor(action: Action) {
    this.action = action
  }
  check = () => true
  async run(_model: Model, world: World): Promise<void> {
    await perform(world, this.action)
    await settleDown(world)
  }
  toString = () => `Alone(${JSON.stringify(this.action)})`
}

/** Several things at once, whose steps take turns as the scheduler draws them. */
class AtOnce implements Command {
  readonly actions: readonly Action[]
  readonly scheduler: fc.Scheduler
  constructor(actions: readonly Action[], scheduler: fc.Scheduler) {
    this.actions = actions
    this.scheduler = scheduler
  }
  check = () => true
  async run(_model: Model, world: World): Promise<void> {
    world.turn = (what) => this.scheduler.schedule(Promise.resolve(), what)
    await this.scheduler.waitFor(Promise.all(this.actions.map((action) => perform(world, action))))
    world.turn = async () => {}
    await this.scheduler.waitIdle()
    await settleDown(world)
  }
  toString = () => `AtOnce(${this.actions.map((action) => JSON.stringify(action)).join(', ')})`
}

class Wait implements Command {
  readonly seconds: number
  constructor(seconds: number) {
    this.seconds = seconds
  }
  check = () => true
  async run(_model: Model, world: World): Promise<void> {
    await world.pass(this.seconds * 1_000)
    await settleDown(world)
  }
  toString = () => `Wait(${this.seconds} s)`
}

/** The chain goes away or comes back, and mines what was sent. */
class Chain implements Command {
  readonly isAway: boolean
  constructor(isAway: boolean) {
    this.isAway = isAway
  }
  check = () => true
  async run(_model: Model, world: World): Promise<void> {
    world.token.isAway = this.isAway
    if (!this.isAway) world.token.mineSent()
    await settleDown(world)
  }
  toString = () => `Chain(${this.isAway ? 'away' : 'mines'})`
}

/** Routers that stood still go on. */
class Resume implements Command {
  check = () => true
  async run(_model: Model, world: World): Promise<void> {
    await world.resume()
    await settleDown(world)
  }
  toString = () => 'Resume'
}

/** A day passes, everything is finished, and old answers are forgotten. */
class Forget implements Command {
  check = () => true
  async run(_model: Model, world: World): Promise<void> {
    await quiesce(world)
    await world.pass(25 * 3_600_000)
    await world.routers[0]?.ledger.forgetAnswers(24)
    world.epoch += 1
    // Whose answer is forgotten hears so; it never hears another one.
    for (const purchase of world.purchases) {
      const heard = await world.send(world.start(), purchase)
      if (heard.kind === 'answer') throw new Error(`A forgotten answer of ${purchase.nonce} was told again`)
    }
    await settleDown(world)
  }
  toString = () => 'Forget'
}

/** Everything works again, and time passes until the recovery has finished what was left behind. */
export async function quiesce(world: World): Promise<void> {
  world.token.heal()
  world.token.mineSent()
  // The first round comes while credentials are still good, the last ones when all have ended and nothing was put off.
  for (const minutes of [2, 3, 20, 600, 600]) {
    await world.pass(minutes * 60_000)
    const router = world.start()
    await world.sweep(router)
    await world.work(router)
    await world.sweep(router)
    if (minutes === 20) await resumeLate(world)
  }
}

/** Whoever goes on by now has long been taken for dead, and clients have heard from others what became of their payments. */
async function resumeLate(world: World): Promise<void> {
  if (!world.hasStalled) return
  for (const purchase of world.purchases) await world.send(world.start(), purchase)
  await world.resume()
}

const mishap: fc.Arbitrary<Mishap | null> = fc.option(
  fc.record({ kind: fc.constantFrom('crash' as const, 'cut' as const, 'stall' as const), step: fc.nat(45) }),
  { freq: 2 },
)
const router = fc.nat(ROUTERS - 1)
const attempts = fc.oneof(
  { arbitrary: fc.constant<Attempt[]>([]), weight: 2 },
  { arbitrary: fc.array(fc.constantFrom(...ATTEMPTS), { minLength: 1, maxLength: 3 }), weight: 2 },
)
const refundAttempts = fc.array(fc.constantFrom(...ATTEMPTS.filter((attempt) => attempt !== 'overtake')), {
  maxLength: 2,
})

const things = fc
  .array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 3 })
  .map((fates) => `{ ${fates.map((fate, index) => `t${index}: thing(fate: ${fate})`).join(' ')} }`)
const rows = fc
  .tuple(fc.nat(3), fc.nat(2))
  .map(([arriving, broken]) => `{ rows(limit: 3, arriving: ${arriving}, broken: ${broken}) { id detail } }`)
const deeds = fc
  .array(fc.constantFrom(...DEED_FATES), { minLength: 1, maxLength: 2 })
  .map((fates) => `mutation { ${fates.map((fate, index) => `d${index}: deed(fate: ${fate})`).join(' ')} }`)
/** What everybody likes to buy, so that equal requests meet. */
const favourite = fc.constantFrom('{ thing(fate: good) }', '{ a: thing(fate: good) b: thing(fate: missing) }')
const text = fc.oneof(favourite, things, rows, deeds)

/** Mostly what came last, since that is what is still under way. */
const which = fc.oneof(fc.constant(0), fc.nat(3), fc.nat(30))

const buy: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('buy' as const),
  payer: fc.nat(FUNDS.length - 1),
  text,
  scheme: fc.constantFrom('exact', 'exact', 'upto'),
  name: fc.constantFrom(null, null, 'first', 'second'),
  attempts,
  router,
  mishap,
})
const repeat: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('repeat' as const),
  which,
  text: fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, text),
  router,
  mishap,
})
const sweep: fc.Arbitrary<Action> = fc.record({ do: fc.constant('sweep' as const), router, mishap })
const refund: fc.Arbitrary<Action> = fc.record({
  do: fc.constant('refund' as const),
  which,
  line: fc.nat(2),
  key: fc.constantFrom(null, 'some', 'more'),
  share: fc.constantFrom(null, 1, 2, 3, 5),
  attempts: refundAttempts,
  router,
  mishap,
})
const action = fc.oneof(
  { arbitrary: buy, weight: 5 },
  { arbitrary: repeat, weight: 3 },
  { arbitrary: refund, weight: 2 },
  { arbitrary: sweep, weight: 1 },
)

/** Commands of a run; the scheduler is the one that takes the turns of what happens at once. */
export function commandsFor(): fc.Arbitrary<Iterable<Command>> {
  return fc.commands<Model, World, false>(
    [
      action.map((one) => new Alone(one)),
      action.map((one) => new Alone(one)),
      action.map((one) => new Alone(one)),
      fc
        .tuple(fc.array(action, { minLength: 2, maxLength: 4 }), fc.scheduler())
        .map(([actions, scheduler]) => new AtOnce(actions, scheduler)),
      fc
        .tuple(fc.array(action, { minLength: 2, maxLength: 4 }), fc.scheduler())
        .map(([actions, scheduler]) => new AtOnce(actions, scheduler)),
      fc.constantFrom(1, 20, 70, 100, 400).map((seconds) => new Wait(seconds)),
      fc.boolean().map((isAway) => new Chain(isAway)),
      fc.constant(new Resume()),
      fc.constant(new Forget()),
    ] as fc.Arbitrary<Command>[],
    { maxCommands: 14, size: '+1' },
  )
}
