import { expect, test } from 'vitest'
import { videoAt } from './video-link.ts'

test.each([
  ['https://www.youtube.com/watch?v=abc', 95.7, 'https://www.youtube.com/watch?v=abc&t=95s'],
  ['https://youtu.be/abc?t=3', 60, 'https://youtu.be/abc?t=60s'],
  ['https://vimeo.com/123', 61, 'https://vimeo.com/123#t=61s'],
  ['https://www.dailymotion.com/video/x1', 5, 'https://www.dailymotion.com/video/x1?start=5'],
  ['https://video.example.org/eight.mp4', 0, 'https://video.example.org/eight.mp4#t=0'],
  ['https://video.example.org/eight.mp4', -1, null],
  ['no address', 5, null],
])('%s at %s s', (address, second, expected) => expect(videoAt(address, second)).toBe(expected))
