/** A migration cannot be applied, or failed. The message names it and gives the remedy. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}
