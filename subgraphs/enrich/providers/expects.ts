import { membersOf } from './members.ts'

/** A check of an answer: `isRight` of the member at a dotted path. It tells what is not as documented; null if nothing. */
export function expects(path: string, isRight: (value: unknown) => boolean): (body: unknown) => string | null {
  const names = path.split('.')
  return (body) => {
    const value = names.reduce<unknown>((held, name) => membersOf(held)[name], body)
    return isRight(value) ? null : `${path} is not as documented`
  }
}

export const isList = (value: unknown): boolean => Array.isArray(value)
export const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
