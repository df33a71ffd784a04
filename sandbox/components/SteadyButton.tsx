import type { ComponentProps } from 'react'

interface SteadyButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  readonly isDisabled: boolean
}

/**
 * A button that keeps the focus while it cannot be pressed. One that is `disabled` loses it, so that a keyboard or a screen
 * reader begins at the top of the page again after each press of a button that waits for its own effect.
 */
export function SteadyButton({ isDisabled, onClick, ...more }: SteadyButtonProps) {
  return <button {...more} type="button" aria-disabled={isDisabled} onClick={isDisabled ? undefined : onClick} />
}
