// Runs before the first paint, so that the page does not flash in the other theme.
const root = document.documentElement
const kept = (name) => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
if (kept('theme')) root.dataset.theme = kept('theme')
root.dataset.sample = kept('sample') ?? 'curl'
