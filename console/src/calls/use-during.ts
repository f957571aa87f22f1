import { useState } from 'react'

/** Whether something is under way that a person began, and what kept the last of it from being done. */
export function useDuring() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  /** Answers what was done, or nothing where it was refused. */
  const during = async <Done>(act: () => Promise<Done>): Promise<Done | undefined> => {
    setBusy(true)
    setError(undefined)
    try {
      return await act()
    } catch (refused) {
      setError(refused)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, during }
}
