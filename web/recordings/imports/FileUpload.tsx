import { Uploads } from './Uploads.tsx'
import { useUploads } from './use-uploads.ts'

/** Own files, wherever a page explains where to get them. */
export function FileUpload({ hint }: { hint: string }) {
  const { uploads, add, remove } = useUploads({})
  return <Uploads uploads={uploads} onFiles={add} onRemove={remove} hint={hint} />
}
