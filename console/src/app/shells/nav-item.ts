import type { Icon } from '../../ui/button/button.tsx'

/** A way in the column of a face. */
export interface NavItem {
  readonly to: string
  readonly words: string
  readonly icon: Icon
  readonly count?: number
  readonly exact?: boolean
  /** Also here when the page is below this. */
  readonly under?: string
  /** `g` and then this key goes there. */
  readonly key?: string
}
