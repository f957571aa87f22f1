import { home as english } from '../en/company/home.ts'
import { whenSpoken } from './spoken.ts'

export let home = english
whenSpoken((company) => {
  home = company?.home ?? english
})
