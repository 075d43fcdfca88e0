import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Input } from '#contract/endpoint.ts'
import { messageThreads, openThread } from '#contract/club/messages.ts'
import { api, invalidate } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'

type ThreadRequest = Input<typeof openThread>['body']

/** Opens a thread, which may be there already, and goes to it. */
export function useOpenThread() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: ThreadRequest) => api(openThread, { body }),
    onSuccess: async ({ data }) => {
      await invalidate(messageThreads)
      await navigate(paths.messages(data.id))
    },
  })
}
