import { consent } from '#texts/de/screens/consent.ts'
import { home } from '#texts/de/screens/home.ts'
import { noted } from '#texts/de/screens/noted.ts'

export const texts = { consent, home, noted }
