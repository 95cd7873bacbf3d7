import { property } from '../../host/untyped';
import { has, internalPart } from '../internals';

/** The provider's helper page, as far as One Tap uses it. */
export function oneTapServicesOf(
  client: object,
): { oneTapStart(request: object): Promise<unknown>; oneTapSubmit(request: object): Promise<unknown> } | undefined {
  const services = property(internalPart(client), 'clientsideServices');
  return has(services, 'oneTapStart', 'oneTapSubmit') ? services : undefined;
}

/** The client's own store in this browser; a key is without the client's prefix. */
export function dataLayerOf(
  client: object,
): { getItem(key: string): unknown; removeItem(key: string): void } | undefined {
  const layer = property(internalPart(client), 'dataLayer');
  return has(layer, 'getItem', 'removeItem') ? layer : undefined;
}
