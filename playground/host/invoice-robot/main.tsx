import './robot.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { standInForBlockedStorage } from '../client/stand-in-storage';
import { readInitialState } from './initial-state';
import { Robot } from './robot';

const isStorageBlocked = standInForBlockedStorage();
const initialState = await readInitialState();
createRoot(document.querySelector('#robot') ?? document.body).render(
  <StrictMode>
    <Robot initialState={initialState} isStorageBlocked={isStorageBlocked} />
  </StrictMode>,
);
