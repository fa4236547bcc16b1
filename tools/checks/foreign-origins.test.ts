import { expect, test } from 'vitest'
import { foreignOriginsIn } from './foreign-origins.ts'

test('a usage-reporting host is reported once per file', () => {
  const text = 'fetch("https://odml.pa.googleapis.com/v1");x="https://odml.pa.googleapis.com/v2"'
  expect(foreignOriginsIn('a.js', text)).toEqual([{ path: 'a.js', message: 'names odml.pa.googleapis.com' }])
})

test('WebSocket URLs are reported too', () => {
  expect(foreignOriginsIn('a.js', 'new WebSocket("wss://live.example.com")')).toHaveLength(1)
})

test('namespaces and our own URLs pass', () => {
  expect(foreignOriginsIn('a.js', 'xmlns="http://www.w3.org/2000/svg" fetch("/api/lithe/user")')).toEqual([])
})
