/** Waits for both even when one fails, so that whatever the other started is registered and can be stopped. */
export async function together<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other])
  return [await one, await other]
}
