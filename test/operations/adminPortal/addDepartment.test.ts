import { testAdding } from '../labor-units.ts'

await testAdding('department')
