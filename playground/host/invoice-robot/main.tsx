import './robot.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { arrive } from './arrival';
import { Robot } from './robot';

const arrival = await arrive();
createRoot(document.querySelector('#robot') ?? document.body).render(
  <StrictMode>
    <Robot arrival={arrival} />
  </StrictMode>,
);
