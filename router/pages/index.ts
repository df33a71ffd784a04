export { offeredServices } from './first/offered.ts'
export type { PageAnswer } from './pageAnswer.ts'
export { openPages, type PagePlace, type Pages, type PagesOptions } from './pages.ts'
