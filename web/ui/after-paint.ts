import { startTransition, useEffect, useState } from 'react'

/** Calls when the next frame has been painted; returns what prevents it. */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(call)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Whether what stands beside the component has been painted: what can wait is drawn then. */
export function useAfterPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return isPainted
}

/** A value once what else shows it has been painted; for what stands out of sight. */
export function useWhenPainted<Value>(value: Value): Value | null {
  const [painted, setPainted] = useState<{ value: Value } | null>(null)
  useEffect(() => afterPaint(() => startTransition(() => setPainted({ value }))), [value])
  return painted && painted.value
}
