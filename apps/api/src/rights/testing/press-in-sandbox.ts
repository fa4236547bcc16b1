import type { TestApp } from '../../testing/test-app.ts'

/** Presses a button on the sandbox's page. */
export const pressInSandbox = ({ app }: TestApp, path: string, button: 'pay' | 'cancel') =>
  app.inject({
    method: 'POST',
    url: `${path}/${button}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
