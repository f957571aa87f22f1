/** Runners sleep here and are called one at a time. */
export interface Sleep {
  /** Wakes one sleeper. */
  ring(): void
  sleep(ms: number, undisturbed?: 'undisturbed'): Promise<void>
  /** Wakes everyone, for good. */
  end(): void
  isOver(): boolean
}

export function sleeping(): Sleep {
  const sleepers = new Set<() => void>()
  const light = new Set<() => void>()
  let over = false
  return {
    ring: () => void [...light][0]?.(),
    sleep: (ms, undisturbed) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          sleepers.delete(wake)
          light.delete(wake)
          resolve()
        }
        const timer = setTimeout(wake, over ? 0 : ms)
        sleepers.add(wake)
        if (!undisturbed) light.add(wake)
      }),
    end: () => {
      over = true
      for (const wake of [...sleepers]) wake()
    },
    isOver: () => over,
  }
}
