import { settings as english } from '../en/company/settings.ts'
import { whenSpoken } from './spoken.ts'

export let settings = english
whenSpoken((company) => {
  settings = company?.settings ?? english
})
