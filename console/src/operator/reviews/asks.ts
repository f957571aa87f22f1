import { ask } from '../../calls/operations.ts'

export const reviewsAsks = () => ({ reviews: ask('operator/getReviews', {}) })
