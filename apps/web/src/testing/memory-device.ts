import { createDeviceStorage } from '../device/device-storage.ts'
import { createMemoryStorage } from './memory-storage.ts'

/** What a device keeps, in memory alone. */
export function createMemoryDevice(device = createMemoryStorage()) {
  const tab = createMemoryStorage()
  return createDeviceStorage({ device: () => device, tab: () => tab })
}
