import type { ApiError } from './errors';
import { newId } from './ids';

/** A success: the fields inside `data`, with the two fields that every success has. */
export const success = (fields: object): Response =>
  Response.json({ data: { request_id: newId('request-id'), status_code: 200, ...fields } });

/** The flat body of an error. */
export const errorEnvelope = (status: number, type: string, message: string) => ({
  status_code: status,
  request_id: newId('request-id'),
  error_type: type,
  error_message: message,
  error_url: `https://stytch.com/docs/api/errors/${status}#${type}`,
});

/** The response for an error. */
export const failure = ({ status, type, message }: ApiError): Response =>
  Response.json(errorEnvelope(status, type, message), { status });
