import { type Ref, useImperativeHandle } from 'react';
import { Field, type FieldFrameProps } from '../field/field';
import { renderIcon } from '../icon/icons';
import * as styles from './phone-field.css';
import { type PhoneInputOptions, usePhoneInput } from './use-phone-input';

/** A country whose numbers can be chosen. */
export interface PhoneCountry {
  /** ISO 3166 code, such as `US`. */
  code: string;
  /** Calling code, digits alone, such as `1`. */
  callingCode: string;
  /** Its name in the reader's language. */
  name: string;
}

export interface PhoneFieldProps extends FieldFrameProps, PhoneInputOptions {
  country: string;
  onCountryChange: (code: string) => void;
  /** The country selector's name. */
  countryLabel: string;
  countries: readonly PhoneCountry[];
  /** Default `(123) 456-7890` (B-PHONE-1). */
  placeholder?: string;
  /** Default `phone`. */
  name?: string;
  inputRef?: Ref<HTMLInputElement | null>;
}

const rightToLeft = /[\u0590-\u08ff]/;

/** A calling code behind a name. After one that runs from right to left it is isolated, or its plus would come last. */
function shownCode(name: string, callingCode: string): string {
  return rightToLeft.test(name) ? `\u2066+${callingCode}\u2069` : `+${callingCode}`;
}

/** A phone number and its country (B-PHONE-1): the list names countries in full, the closed selector shows only `+1`. */
export function PhoneField(props: PhoneFieldProps) {
  const {
    countryLabel,
    country,
    onCountryChange,
    countries,
    placeholder = '(123) 456-7890',
    name = 'phone',
    inputRef,
  } = props;
  const { ref, inputProps } = usePhoneInput(props);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => ref.current);
  // A select whose value is none of its options has the first one chosen.
  const chosen = countries.find(({ code }) => code === country) ?? countries[0];
  return (
    <Field {...props}>
      {(control) => (
        <div className={styles.row}>
          <div className={styles.country}>
            <select
              aria-label={countryLabel}
              name={`${name}-country`}
              autoComplete="tel-country-code"
              dir="ltr"
              value={country}
              onChange={(event) => onCountryChange(event.target.value)}
              className={styles.select}
            >
              {countries.map(({ code, callingCode, name: countryName }) => (
                <option key={code} value={code} className={styles.option}>
                  {`${countryName} ${shownCode(countryName, callingCode)}`}
                </option>
              ))}
            </select>
            <div aria-hidden="true" className={styles.shown}>
              <span>{chosen && `+${chosen.callingCode}`}</span>
              <ChevronIcon />
            </div>
          </div>
          <input
            {...inputProps}
            {...control}
            ref={ref}
            name={name}
            placeholder={placeholder}
            className={styles.input}
          />
        </div>
      )}
    </Field>
  );
}

/** An arrow down, for a control that opens below. */
export function ChevronIcon() {
  return renderIcon('m5 7.8 5 5 5-5');
}
