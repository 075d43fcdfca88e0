import { createElement } from 'react'
import type { Scope } from '#contract/sessions.ts'
import { arrival } from '../shell/chunks.ts'
import { closeModal, modal, openModal } from '../shell/modals.ts'

/** Asks which sessions of a series move; null when the person thinks again. */
export async function askScope(title: string, id: number): Promise<Scope | null> {
  const { MoveScope } = await arrival(import('./MoveScope.tsx'))
  return new Promise((resolve) => {
    const onChoose = (scope: Scope) => {
      resolve(scope)
      closeModal()
    }
    openModal({ title, size: 'sm', content: createElement(MoveScope, { id, onChoose }) })
    const stop = modal.subscribe(() => {
      stop()
      resolve(null)
    })
  })
}
