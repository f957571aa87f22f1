/** Tests wait for conditions, never for times. This is the only file of the tests that sleeps. */

/** Waits until it holds. */
export async function until(holds: () => Promise<boolean> | boolean, ms = 300_000): Promise<void> {
  const deadline = Date.now() + ms
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('it did not come to pass in time')
    await aWhile()
  }
}

/** Waits until these expectations hold; says what it was when they do not. */
export async function eventually(check: () => void | Promise<void>, ms = 300_000): Promise<void> {
  const deadline = Date.now() + ms
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await aWhile()
    }
  }
}

/** Something that takes until the test lets it go on. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 20))
