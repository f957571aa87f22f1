import { testListing } from '../labor-units.ts'

await testListing('department')
