import type { PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const reviewsAsks = () => ({ reviews: ask('operator/getReviews', {}) })

export type ReviewsProps = PageProps<ReturnType<typeof reviewsAsks>>
