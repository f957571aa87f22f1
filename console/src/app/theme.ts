export type Theme = 'system' | 'light' | 'dark'

const KEPT = 'purser-theme'

export const themeNow = (): Theme => {
  const kept = localStorage.getItem(KEPT)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export function wear(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(KEPT)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(KEPT, theme)
    document.documentElement.dataset.theme = theme
  }
}
