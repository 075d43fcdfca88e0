import { publicPages } from '#texts/en/screens/public-pages.ts'

export const texts = { publicPages }
