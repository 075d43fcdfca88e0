import { publicPages } from '#texts/fr/screens/public-pages.ts'

export const texts = { publicPages }
