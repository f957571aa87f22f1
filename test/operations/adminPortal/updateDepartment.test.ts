import { testChanging } from '../labor-units.ts'

await testChanging('department')
