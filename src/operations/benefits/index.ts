export { getBenefitValidEffectiveMonths } from './getBenefitValidEffectiveMonths.ts'
