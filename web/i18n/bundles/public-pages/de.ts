import { publicPages } from '#texts/de/screens/public-pages.ts'

export const texts = { publicPages }
