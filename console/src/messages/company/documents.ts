import { documents as english } from '../en/company/documents.ts'
import { whenSpoken } from './spoken.ts'

export let documents = english
whenSpoken((company) => {
  documents = company?.documents ?? english
})
