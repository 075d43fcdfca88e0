import type { ReactNode } from 'react'
import { createStore } from './store.ts'

export type OpenModal = { title: string; content: ReactNode; size?: 'sm' | 'md' | 'lg' | 'xl' }

/** At most one short decision at a time; anything longer is a page with an address. */
export const modal = createStore<OpenModal | null>(null)

export const openModal = (next: OpenModal): void => modal.set(next)
export const closeModal = (): void => modal.set(null)
