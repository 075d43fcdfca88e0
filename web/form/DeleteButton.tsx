import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Endpoint } from '#contract/endpoint.ts'
import { invalidate } from '../api/api.ts'
import { notify } from '../shell/notices.ts'
import { useConfirm, type Decision } from '../shell/use-confirm.tsx'

export type DeleteButtonProps = {
  label: string
  question: Omit<Decision, 'dangerous'>
  remove: () => Promise<unknown>
  /** Said once it is deleted. */
  done: string
  /** The page of the list it was in, and the calls that show it. */
  list: { path: string; reads: Endpoint | readonly Endpoint[] }
  onDeleted: () => void
}

/** Deletes what a form edits, after a question, and goes back to the list. */
export function DeleteButton({
  label,
  question,
  remove,
  done,
  list,
  onDeleted,
}: DeleteButtonProps) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: async () => {
      onDeleted()
      await navigate(list.path)
      await invalidate(...[list.reads].flat())
      notify('success', done)
    },
  })
  const ask = async () => {
    if (await confirm({ ...question, dangerous: true })) removal.mutate()
  }
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={18} />}
      loading={removal.isPending}
      onClick={() => void ask()}
    >
      {label}
    </Button>
  )
}
